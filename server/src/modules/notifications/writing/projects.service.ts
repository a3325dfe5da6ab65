import { type Inform, publishedTitle } from '#modules/sourcing/index.ts'
import { notify } from './notify.service.ts'

/** Messages of projects: sourcing writes their mails, limited to what the reader may see. */
export const informOf =
  (at?: Date): Inform =>
  async (tx, request, receivers) => {
    const { kind, projectId, about, lots } = request
    const facts = await publishedTitle(tx, projectId)
    if (!facts) return
    await notify(tx, {
      template: kind,
      source: `${projectId} ${about}`,
      receivers,
      facts: lots === undefined ? facts : { ...facts, title: `${facts.title} · ${lots}` },
      id: projectId,
      at: at ?? new Date(),
      letter: request,
    })
  }
