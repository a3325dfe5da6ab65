/** Whether a scroll from one position to the next comes nearer to the goal, or stands at it. */
export const comesTo = (goal: number, before: number, now: number): boolean =>
  Math.abs(now - goal) <= 1 || Math.abs(now - goal) < Math.abs(before - goal)
