import { dirname } from "node:path";

// The package stays as it is installed: Next's bundle would give the starter an address, which a server cannot open.
export default {
  serverExternalPackages: ["referent"],
  // Next itself is installed a folder above the app.
  turbopack: { root: dirname(import.meta.dirname) },
};
