import dns2 from "dns2";

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
