import type { Messages } from '#kit/messages.ts'

export const importsMessages: Messages = {
  'import.done': ({ actor_id: actorId, data }) => ({ template: 'importDone', to: actorId, facts: data }),
}
