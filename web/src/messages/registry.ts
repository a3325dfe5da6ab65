/** The messages of each module, by its name; the module's own file adds them to this interface. */
export interface MessagesByModule {}

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Intersection) => void
  ? Intersection
  : never

/** All messages by namespace, as the Chinese files have them. */
export type Messages = All<MessagesByModule[keyof MessagesByModule]>

/** A module that has messages; those of `base` are always there. */
export type ModuleName = Exclude<keyof MessagesByModule, 'base'>
