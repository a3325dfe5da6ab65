/** What the header asks of the person's configuration: the bell, and the pop-up of new messages. */
export const confInput = { typeIds: [13, 18] }
