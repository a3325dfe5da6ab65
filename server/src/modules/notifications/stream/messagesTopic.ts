/** The signal of a tenant in which somebody has a new message. */
export const messagesTopic = 'messages'
/** The signal of one person, who has read or removed some. */
export const ownTopic = (userId: string): string => `messages ${userId}`
