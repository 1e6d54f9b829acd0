/** Dragging with a pointer: only the translation of the element changes while it moves. */

import type { Attachment } from "svelte/attachments";

const FAR = 7;

export interface Dragging {
  start?: () => void;
  /** Where it was let go: the value of the nearest `data-drop`, and the place within it from 0 to 1. */
  drop: (target: string, along: number) => void;
}

function under(x: number, y: number, except: Element): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (except.contains(element)) continue;
    const zone = element.closest<HTMLElement>("[data-drop]");
    if (zone) return zone;
  }
  return null;
}

export function draggable(how: () => Dragging | null): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; id: number; how: Dragging } | null = null;
    let moving = false;

    function down(event: PointerEvent): void {
      const dragging = event.button === 0 && event.isPrimary ? how() : null;
      moving = false;
      if (!dragging) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId, how: dragging };
      element.setPointerCapture(from.id); // now, so that a quick start is not lost
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(dx, dy) > FAR) {
        moving = true;
        element.classList.add("dragged");
        from.how.start?.();
      }
      if (moving) element.style.translate = `${dx}px ${dy}px`;
    }

    function up(event: PointerEvent): void {
      const started = from;
      from = null;
      if (!started || !moving) return;
      element.classList.remove("dragged");
      element.style.translate = "";
      if (event.type === "pointercancel") return;
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), 50);
      const zone = under(event.clientX, event.clientY, element);
      if (!zone) return;
      const box = zone.getBoundingClientRect();
      started.how.drop(zone.dataset["drop"] ?? "", (event.clientX - box.left) / box.width);
    }

    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    };
  };
}
