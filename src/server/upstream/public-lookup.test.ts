import type { LookupAddress } from "node:dns";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent, request } from "undici";
import { describe, expect, it } from "vitest";
import { isPublicAddress, lookupPublic, NotPublic } from "./public-lookup.ts";

describe("an address of the open Internet", () => {
  it.each([
    "127.0.0.1",
    "127.255.255.254",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fe80::1%eth0",
    "fd00::1",
    "fec0::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "2001:db8::1",
    "not an address",
  ])("is not %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["8.8.8.8", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2a00:1450:4001::1", "2606:4700::1111"])(
    "is %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it("is all that a connection is made to", async () => {
    let visits = 0;
    const inside = createServer((_request, reply) => {
      visits += 1;
      reply.end();
    });
    await new Promise<void>((resolve) => inside.listen(0, "localhost", resolve));
    const { port } = inside.address() as AddressInfo;
    const agent = new Agent({ connect: { lookup: lookupPublic } });
    await expect(request(`http://localhost:${port}/`, { dispatcher: agent })).rejects.toBeInstanceOf(NotPublic);
    await agent.destroy();
    const open = new Agent();
    expect((await request(`http://localhost:${port}/`, { dispatcher: open })).statusCode).toBe(200);
    await open.destroy();
    expect(visits).toBe(1);
    await new Promise((resolve) => inside.close(resolve));
  });

  it("is never found under a name that leads to this machine", async () => {
    const found = await new Promise<{ error: Error | null; addresses: LookupAddress[] | string }>((resolve) => {
      lookupPublic("localhost", { all: true }, (error, addresses) => resolve({ error, addresses }));
    });
    expect(found.error).toBeInstanceOf(NotPublic);
    expect(found.addresses).toBe("");
  });
});
