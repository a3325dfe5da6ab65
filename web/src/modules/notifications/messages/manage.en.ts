import { messageDeliveries, messageTemplates } from './en/manage.ts'

export const messages = { messageDeliveries, messageTemplates }
