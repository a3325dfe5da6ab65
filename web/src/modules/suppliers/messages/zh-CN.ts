import { certificateCalendar } from './zh-CN/calendar.ts'
import { supplierInvitation, supplierPeople } from './zh-CN/people.ts'
import { supplierProfile } from './zh-CN/profile.ts'
import { suppliers } from './zh-CN/suppliers.ts'

export const messages = { suppliers, supplierPeople, supplierInvitation, supplierProfile, certificateCalendar }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    suppliers: typeof messages
  }
}
