/** What a process may take: megabytes of memory, and seconds of a processor. */
export type ProcessLimits = { megabytes: number; seconds: number };

/**
 * A command that runs another within limits that the system holds: what asks for more memory is
 * refused it, and what computes for longer is ended. Where the machine itself is short of memory,
 * Linux ends this process before any other of ours.
 *
 * RLIMIT_DATA counts each private page that may be written at the moment it is asked for, so
 * nothing gets past it between two looks, as it could with a watcher. RLIMIT_AS would also count
 * the gigabyte that V8 reserves and does not use. macOS takes the limit of memory and ignores it.
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
