// A server component: the engine and the starter stay on the server.
import { starter } from "referent/starter";
import { answer } from "../app.mjs";

export const dynamic = "force-dynamic";

export default async function Page() {
  return <main>{await answer(starter)}</main>;
}
