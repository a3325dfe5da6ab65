import { defineSettings } from '#contract/kit/settings.ts'
import { shape, Type } from '#contract/kit/schema.ts'

export const mostReminders = 10

/** Tenant settings of announcements: displayed details, and frequency of reminders. */
export const noticeSettings = defineSettings(
  shape({
    isShowPageViews: {
      ...Type.Boolean(),
      description: 'readers see how often an article was seen; it is counted anyway',
    },
    popRemindMost: Type.Integer({
      minimum: 1,
      maximum: mostReminders,
      description: 'reminders after a sign-in; the others come with the next',
    }),
  }),
  { isShowPageViews: true, popRemindMost: 5 },
)
