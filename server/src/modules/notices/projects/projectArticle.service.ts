import { systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Event, type Listeners, newEvent, publish } from '#kit/events/events.ts'
import { findPublicNotice } from '#modules/sourcing/index.ts'
import { articles } from '../articles/article.store.ts'
import { publishArticle } from '../articles/publish.service.ts'
import { projectArticle, type ProjectArticleKind, projectColumns } from './projectArticle.rules.ts'
import { findColumnNamed } from './projectArticle.store.ts'

type ProjectEvent =
  | 'project.published'
  | 'project.changed'
  | 'project.enrolmentExtended'
  | 'project.completed'
  | 'project.failed'
  | 'project.terminated'

/**
 * Writes and publishes articles about a public project; nothing about projects by invitation and before publication.
 * Exactly once, because it shares the transaction of the consumer offset.
 */
async function write(
  tx: Tx,
  event: Event<ProjectEvent>,
  kinds: readonly ProjectArticleKind[],
  changeNo?: number,
): Promise<void> {
  const actor = systemActor(event.tenant_id, '', event.at)
  const notice = await findPublicNotice(tx, actor, event.entity_id)
  if (!notice) return
  for (const kind of kinds) {
    const columnId = await findColumnNamed(tx, projectColumns[kind])
    if (columnId === undefined) continue
    const { title, content } = projectArticle(kind, notice, changeNo)
    const { id } = await articles.insert(tx, {
      column_id: columnId,
      project_id: event.entity_id,
      title,
      content,
      cover_key: '',
      audience: 'all',
      entrances: [],
      dept_ids: [],
      dept_id: event.data.deptId,
      dept_name: notice.deptName,
      create_user: actor.userName,
      writer_ids: [],
      created_at: event.at,
      changed_at: event.at,
    })
    await publish(tx, actor, newEvent('article.created', { id, to: '00', data: { title, columnId } }))
    await publishArticle(tx, actor, await articles.lock(tx, id))
  }
}

/** Notices of changes are public; the deadline of a negotiation is between its participants. */
const isPublicChange = ({ to_state: to }: Event<'project.changed'>): boolean => to !== '10'

/** Listeners that turn project events into articles. */
export const projectArticles: Listeners = {
  'project.published': (tx, event) => write(tx, event, ['invitation']),
  'project.changed': async (tx, event) => {
    if (isPublicChange(event)) await write(tx, event, ['change'], event.data.no)
  },
  'project.enrolmentExtended': (tx, event) => write(tx, event, ['change']),
  'project.completed': (tx, event) => write(tx, event, ['result', 'award']),
  'project.failed': (tx, event) => write(tx, event, ['failure']),
  'project.terminated': (tx, event) => write(tx, event, ['failure']),
}
