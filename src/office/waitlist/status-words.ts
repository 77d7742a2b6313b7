/** The statuses of a person on the waitlist, with the words and colours they are shown in. */
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
