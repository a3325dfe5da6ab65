import { certificateCalendar } from './en/calendar.ts'
import { supplierInvitation, supplierPeople } from './en/people.ts'
import { supplierProfile } from './en/profile.ts'
import { suppliers } from './en/suppliers.ts'

export const messages = { suppliers, supplierPeople, supplierInvitation, supplierProfile, certificateCalendar }
