/** A process's limits: megabytes of memory, and seconds of processor time. */
export type ProcessLimits = { megabytes: number; seconds: number };

/**
 * A busy machine takes longer to give a process its seconds. One that does nothing at all is ended
 * after this many times as long.
 */
export const ON_A_BUSY_MACHINE = 5;

/**
 * A command that runs another within limits enforced by the system: more memory is refused, and
 * more processor time ends it. If the machine itself runs short of memory, Linux ends this process
 * before our others.
 *
 * RLIMIT_DATA counts each writable private page as it is requested, so nothing slips past, as it
 * could with a watcher. RLIMIT_AS would also count the gigabyte that V8 reserves but does not use.
 * macOS accepts the memory limit and ignores it.
 */
export function limitedCommand(
  { megabytes, seconds }: ProcessLimits,
  command: string[],
): { program: string; args: string[] } {
  const limits = [`${megabytes * 1024}`, `${seconds}`];
  return { program: "/bin/sh", args: ["-c", LIMIT_AND_RUN, "sh", ...limits, ...command] };
}

const LIMIT_AND_RUN = `
  { echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null
  ulimit -d "$1" && ulimit -t "$2" && shift 2 && exec "$@"
`;
