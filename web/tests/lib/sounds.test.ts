import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { looks } from "../../src/lib/looks.svelte";
import { call, play } from "../../src/lib/sounds";

const param = {
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
  value: 0,
};
const started = vi.fn();
const node = (): object => ({
  gain: param,
  frequency: param,
  Q: param,
  connect: (to: object) => to,
  start: started,
  stop: vi.fn(),
});

class FakeAudio {
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(8) });
}

const vibrate = vi.fn();
beforeEach(() => {
  started.mockClear();
  vibrate.mockClear();
  vi.stubGlobal("AudioContext", FakeAudio);
  Object.assign(navigator, { userActivation: { hasBeenActive: true }, vibrate });
  [looks.sound, looks.volume, looks.buzz] = [true, 0.5, true];
});
afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
  it("are heard, unless somebody wants silence", () => {
    play("knock");
    expect(started).toHaveBeenCalled();
    started.mockClear();
    looks.volume = 0;
    play("knock");
    looks.volume = 0.5;
    looks.sound = false;
    play("knock");
    expect(started).not.toHaveBeenCalled();
  });

  it("call a player, and a telephone vibrates if it may", () => {
    call();
    expect(started).toHaveBeenCalledTimes(2);
    expect(vibrate).toHaveBeenCalledWith(60);
    looks.buzz = false;
    call("offer");
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});
