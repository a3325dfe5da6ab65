import { changedFields } from '#contract/kit/changes.ts'
import { Availability } from '#contract/kit/availability.ts'
import { eventsOf } from '#contract/kit/event.ts'
import { Id, Maybe, Optional, Type } from '#contract/kit/schema.ts'
import { ArticleStatus } from './states.ts'

const ofArticle = { title: Type.String(), columnId: Id }

export const noticesEvents = {
  ...eventsOf('column', Availability, {
    added: { name: Type.String() },
    edited: changedFields,
    moved: { before: Type.String(), after: Type.String() },
    disabled: {},
    enabled: {},
  }),
  ...eventsOf('article', ArticleStatus, {
    created: ofArticle,
    edited: { ...ofArticle, ...changedFields },
    restored: { ...ofArticle, no: Type.Integer() },
    submitted: ofArticle,
    recalled: ofArticle,
    rejected: ofArticle,
    approved: { ...ofArticle, publishAt: Optional(Type.String()) },
    published: { ...ofArticle, no: Optional(Type.Integer()) },
    withdrawn: ofArticle,
    pinned: { ...ofArticle, pinPlace: Maybe(Type.Integer()) },
    removed: ofArticle,
  }),
}
