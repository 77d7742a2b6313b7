import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { S3Config } from "../config.ts";
import { type FileStore, storeOn } from "./files.ts";

/** A store in a bucket of Amazon S3, or of another service that speaks its protocol. */
export function s3Files(s3: S3Config): FileStore {
  const driver = new S3Driver({
    bucket: s3.bucket,
    region: s3.region,
    // Services other than Amazon's have no separate address for each bucket.
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    visibility: "private",
    supportsACL: false,
    // Newer checksums wrap a streamed body in its own framing, which a service that does not
    // know it stores as part of the file.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // A store that answers a byte a second is never idle, hence the second limit.
    requestHandler: {
      connectionTimeout: 3_000,
      socketTimeout: 30_000,
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
    },
    maxAttempts: 2,
    logger: silent, // else it warns on the console; who asked logs the reason
  });
  return storeOn(new Disk(driver));
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };
