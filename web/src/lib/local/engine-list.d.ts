declare module "virtual:engine" {
  const manifest: import("./download").Manifest;
  export default manifest;
}
