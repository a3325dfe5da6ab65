/** Signal of a tenant: new messages. */
export const messagesTopic = 'messages'
/** Signal of one person: messages read or removed. */
export const ownTopic = (userId: string): string => `messages ${userId}`
