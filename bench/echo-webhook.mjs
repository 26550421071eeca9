// An integrator's webhook that changes nothing, in a process of its own: it answers each call with the bytes
// that came, unparsed, so that a bench of the sender measures the sender. Prints its port to the parent.
import { createServer } from "node:http";

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  response.writeHead(200, { "Content-Type": "application/json" }).end(Buffer.concat(chunks));
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("disconnect", () => process.exit());
