/** Query of the person's configuration for the header: bell, and pop-ups of new messages. */
export const confInput = { typeIds: [13, 18] }
