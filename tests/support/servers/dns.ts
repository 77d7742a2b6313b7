import dns2 from "dns2";
import { freePort } from "./free-port.ts";

const { Packet } = dns2;

/** What the server says of a name; "silent" never answers. */
type DnsAnswer = "delegated" | "no such name" | "no name servers" | "server failure" | "silent";

/** A DNS server on loopback that answers NS queries and remembers them. */
export async function startDns(answerFor: (name: string) => DnsAnswer) {
  const asked: string[] = [];
  const server = dns2.createServer({
    udp: true,
    handle(request, send) {
      const name = request.questions[0]?.name.toLowerCase() ?? "";
      asked.push(name);
      const answer = answerFor(name);
      if (answer === "silent") return;
      const response = Packet.createResponseFromRequest(request);
      if (answer === "no such name") response.header.rcode = 3;
      if (answer === "server failure") response.header.rcode = 2;
      if (answer === "delegated") {
        const { NS } = Packet.TYPE;
        const { IN } = Packet.CLASS;
        response.answers.push(
          new Packet.Resource({ name, type: NS, class: IN, ttl: 300, ns: "ns1.example.net" }),
        );
      }
      send(response);
    },
  });
  await server.listen({ udp: { port: 0, address: "127.0.0.1" } });
  const port = server.addresses().udp?.port;
  return {
    asked,
    address: `127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      await server.close();
    },
  };
}

/** The records of a name. A text is as long as it likes, up to what a message holds. */
type Records = Partial<Record<"A" | "AAAA" | "CNAME" | "TXT", readonly string[]>>;

export type Zone = Record<string, Records | "server failure" | "silent">;

/**
 * A DNS server on loopback with a zone that a test may change, over UDP and TCP. A name that is not
 * in it does not exist; an alias is followed, as resolvers do.
 */
export async function startZone(zone: Zone = {}) {
  const server = dns2.createServer({
    udp: true,
    tcp: true,
    handle(request, send) {
      const response = answerFrom(zone, request);
      if (response) send(response);
    },
  });
  const place = { port: await freePort(), address: "127.0.0.1" };
  await server.listen({ udp: place, tcp: place });
  return {
    zone,
    address: `127.0.0.1:${place.port}`,
    async [Symbol.asyncDispose]() {
      await server.close();
    },
  };
}

type Message = InstanceType<typeof Packet>;

function answerFrom(zone: Zone, request: Message): Message | undefined {
  const [question] = request.questions;
  const response = Packet.createResponseFromRequest(request);
  const followed = new Set<string>();
  let name = question?.name.toLowerCase() ?? "";
  for (;;) {
    const says = zone[name];
    if (says === "silent") return undefined;
    if (says === "server failure") response.header.rcode = 2;
    if (says === undefined) response.header.rcode = 3;
    if (typeof says !== "object") return response;
    followed.add(name);
    const [alias] = says.CNAME ?? [];
    for (const type of ["A", "AAAA", "TXT"] as const) {
      if (Packet.TYPE[type] !== question?.type) continue;
      for (const value of says[type] ?? []) response.answers.push(resource(name, type, value));
    }
    if (alias === undefined) return response;
    response.answers.push(resource(name, "CNAME", alias));
    if (followed.has(alias) || question?.type === Packet.TYPE.CNAME) return response;
    name = alias;
  }
}

function resource(name: string, type: keyof Records, value: string) {
  const about = { name, type: Packet.TYPE[type], class: Packet.CLASS.IN, ttl: 300 };
  if (type === "CNAME") return new Packet.Resource({ ...about, domain: value });
  if (type === "TXT")
    return new Packet.Resource({ ...about, data: value.match(/.{1,80}/gs) ?? [] });
  return new Packet.Resource({ ...about, address: value });
}
