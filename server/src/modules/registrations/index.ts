import type { Module } from '#kit/module.ts'
import { registrationRoutes } from './registration.routes.ts'
import { requests } from './registration.store.ts'
import { registrationsMessages } from './messages.ts'

export const registrations: Module = {
  messages: registrationsMessages,
  routes: registrationRoutes,
  canRead: {
    registration: async (db, actor, id) => {
      const request = await requests.findIfThere(db, id)
      if (request && request.person_id !== null && request.person_id === actor.personId) return true
      return actor.permissions.has('registration.manage') && request !== undefined && request.status !== '01'
    },
  },
}
