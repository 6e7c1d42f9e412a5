/** @fastify/static in a process of its own, for comparison: `node fastify-static.ts <folder> <port>`. */
import fastifyStatic from "@fastify/static";
import fastify from "fastify";

const [root = "", port = ""] = process.argv.slice(2);
const app = fastify();
app.register(fastifyStatic, { root, preCompressed: true });
await app.listen({ port: Number(port), host: "0.0.0.0" });
