// Errors in the log that a fault explains. Any other fails the test.

/** While the database is away; the visitor was told "Something went wrong" (503). */
export const databaseErrors = [
  /^waitlist: sign-up failed$/,
  /^briefs: a brief failed$/,
  /^briefs: an upload failed$/,
  /^database: away, trying again$/,
  /^jobs: /,
  /^Trace: /, // graphile-worker's own, beside a line of the log
];

/** While files cannot be written; the visitor was told "Failed to upload …" (503). */
export const uploadErrors = [
  /^briefs: a brief failed$/,
  /^briefs: an upload failed$/,
  /^jobs: Failed task .* \((?:make_thumbnail|add_photos)/,
  /^jobs: Failed task .* \(sweep_uploads/, // at 17 minutes past the hour
];
