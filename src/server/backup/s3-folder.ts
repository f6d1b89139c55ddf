import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { AwsClient } from "aws4fetch";
import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";

const requestMs = 30_000;
/** For the file itself: 1 GB over a slow line. */
const uploadMs = 45 * 60_000;
const maxListBytes = 4 * 1024 * 1024;

/** A place elsewhere that keeps backups. */
export interface BackupStore {
  /** For people: "s3.example.org/bucket". */
  readonly name: string;
  /** `folder` keeps it apart from those that are listed and deleted by age. */
  put(file: string, more?: { readonly signal?: AbortSignal; readonly folder?: string }): Promise<void>;
  keepNewest(keep: number, signal?: AbortSignal): Promise<void>;
  get(name: string, signal?: AbortSignal): Promise<Response>;
  /** Names of the backups there, oldest first. */
  list(signal?: AbortSignal): Promise<readonly string[]>;
}

export interface S3Place {
  /** Endpoint and bucket, with a folder if wanted: https://s3.eu-central-1.amazonaws.com/bucket/bellwether. */
  readonly url: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

const Listed = z.object({
  // An element without children is read as an empty text.
  ListBucketResult: z.preprocess(
    (result) => (result === "" ? {} : result),
    z.object({
      Contents: z
        .array(z.object({ Key: z.string() }))
        .optional()
        .default([]),
    }),
  ),
});

/** Backups in a bucket of Amazon S3 or a service that speaks its protocol, addressed by path. */
export function createS3Store({ url, accessKey, secretKey, region }: S3Place): BackupStore {
  const place = new URL(url);
  const [, bucket = "", ...folders] = place.pathname.replace(/\/+$/, "").split("/");
  const prefix = folders.length === 0 ? "" : `${folders.join("/")}/`;
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: "s3",
    retries: 2,
  });
  const name = `${place.host}/${bucket}`;

  async function ask(path: string, init: RequestInit & { signal?: AbortSignal }, ms: number): Promise<Response> {
    const limit = AbortSignal.timeout(ms);
    let reply: Response;
    try {
      reply = await client.fetch(`${place.origin}/${bucket}${path}`, {
        ...init,
        redirect: "error",
        signal: init.signal === undefined ? limit : AbortSignal.any([limit, init.signal]),
      });
    } catch (error) {
      throw new BackupError(`${name} did not answer: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    if (reply.ok) return reply;
    const code = /<Code>(\w{1,60})<\/Code>/.exec((await reply.text()).slice(0, 4_000))?.[1];
    throw new BackupError(`${name} refused with ${reply.status}${code === undefined ? "" : ` (${code})`}.`);
  }
  const pathOf = (file: string) => `/${(prefix + file).split("/").map(encodeURIComponent).join("/")}`;

  const store: BackupStore = {
    name,
    async put(file, { signal, folder } = {}) {
      const body = await openAsBlob(file);
      const digest = createHash("sha256");
      for await (const chunk of body.stream()) digest.update(chunk);
      await ask(
        pathOf(folder === undefined ? basename(file) : `${folder}/${basename(file)}`),
        {
          method: "PUT",
          body,
          headers: { "x-amz-content-sha256": digest.digest("hex"), "content-type": "application/gzip" },
          ...(signal === undefined ? {} : { signal }),
        },
        uploadMs,
      );
    },
    async list(signal) {
      const query = new URLSearchParams({ "list-type": "2", prefix: `${prefix}bellwether-`, "max-keys": "1000" });
      const reply = await ask(`?${query.toString()}`, signal === undefined ? {} : { signal }, requestMs);
      const text = await reply.text();
      if (text.length > maxListBytes) throw new BackupError(`${name} lists more than can be read.`);
      const parser = new XMLParser({ isArray: (tag) => tag === "Contents", parseTagValue: false });
      const listed = Listed.safeParse(parser.parse(text));
      if (!listed.success) throw new BackupError(`${name} answered with something that is no list of files.`);
      return listed.data.ListBucketResult.Contents.map(({ Key }) => Key.slice(prefix.length))
        .filter((key) => key.endsWith(".backup"))
        .toSorted();
    },
    async keepNewest(keep, signal) {
      const files = await store.list(signal);
      for (const file of files.slice(0, Math.max(0, files.length - keep)))
        await ask(pathOf(file), { method: "DELETE", ...(signal === undefined ? {} : { signal }) }, requestMs);
    },
    get: (file, signal) => ask(pathOf(file), signal === undefined ? {} : { signal }, uploadMs),
  };
  return store;
}
