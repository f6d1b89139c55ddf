import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const region = "eu-test-1";
export const s3Keys = { accessKey: "test-access-key", secretKey: "test-secret-key-of-nobody", region } as const;

/** A bucket on 127.0.0.1 with the part of S3 that backups need. Refuses unsigned requests (AWS Signature Version 4). */
export async function startS3Server() {
  const files = new Map<string, Buffer>();
  let isFailing = false;
  const server = createServer((request, reply) => {
    void answer(request).then(
      ({ status, body }) => reply.writeHead(status).end(body),
      () => reply.writeHead(500).end(),
    );
  });

  async function answer(request: IncomingMessage): Promise<{ status: number; body?: string | Buffer }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (isFailing) return { status: 403, body: "<Error><Code>AccessDenied</Code></Error>" };
    if (!isSigned(request, body)) return { status: 403, body: "<Error><Code>SignatureDoesNotMatch</Code></Error>" };
    const url = new URL(request.url ?? "/", "http://s3");
    const key = decodeURIComponent(url.pathname.replace("/bucket/", ""));
    if (request.method === "PUT") {
      files.set(key, body);
      return { status: 200 };
    }
    if (request.method === "DELETE") {
      files.delete(key);
      return { status: 204 };
    }
    if (url.searchParams.has("list-type")) {
      const prefix = url.searchParams.get("prefix") ?? "";
      const contents = [...files.keys()]
        .filter((name) => name.startsWith(prefix))
        .map((name) => `<Contents><Key>${name}</Key></Contents>`);
      return { status: 200, body: `<?xml version="1.0"?><ListBucketResult>${contents.join("")}</ListBucketResult>` };
    }
    const file = files.get(key);
    return file === undefined
      ? { status: 404, body: "<Error><Code>NoSuchKey</Code></Error>" }
      : { status: 200, body: file };
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/copies`,
    files,
    fail(fails: boolean) {
      isFailing = fails;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** The signature according to Amazon's documentation, over the headers named in the request. */
function isSigned({ headers, method = "GET", url = "/" }: IncomingMessage, body: Buffer): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  if (found === null) return false;
  const [, access = "", day = "", signedRegion = "", names = "", signature = ""] = found;
  const statedHash = String(headers["x-amz-content-sha256"]);
  if (access !== s3Keys.accessKey || signedRegion !== region) return false;
  if (statedHash !== "UNSIGNED-PAYLOAD" && statedHash !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(url, "http://s3");
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join("&");
  const signed = names
    .split(";")
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
    .join("");
  const canonical = [method, pathname, query, signed, names, statedHash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", String(headers["x-amz-date"]), scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (secret, part) => createHmac("sha256", secret).update(part).digest(),
    `AWS4${s3Keys.secretKey}`,
  );
  return timingSafeEqual(createHmac("sha256", key).update(text).digest(), Buffer.from(signature, "hex"));
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
