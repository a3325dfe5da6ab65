import { defineSettings } from '#contract/kit/settings.ts'
import { shape, Type } from '#contract/kit/schema.ts'

export const maxReminders = 10

/** Tenant settings of announcements: displayed details, and frequency of reminders. */
export const noticeSettings = defineSettings(
  shape({
    isShowPageViews: {
      ...Type.Boolean(),
      description: 'views are displayed to readers; they are counted in any case',
    },
    popRemindMost: Type.Integer({
      minimum: 1,
      maximum: maxReminders,
      description: 'maximum reminders after a login; further ones follow at the next login',
    }),
  }),
  { isShowPageViews: true, popRemindMost: 5 },
)
