/** The states of a person on the waitlist, in words and colours. */
export const statusLabels = {
  waiting: "Waiting",
  invited: "Invited",
  joined: "Joined",
  removed: "Removed",
} as const;

export const statusTones = {
  waiting: "blue",
  invited: "yellow",
  joined: "green",
  removed: "grey",
} as const;
