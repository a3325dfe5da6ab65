import type { Messages } from '#kit/messages.ts'
import { readersOfArticle } from './reading/receivers.store.ts'

export const noticesMessages: Messages = {
  'article.published': async ({ entity_id: articleId }, tx) => {
    const { title, readers } = await readersOfArticle(tx, articleId)
    return title === undefined ? [] : { template: 'articlePublished', to: readers, facts: { title } }
  },
}
