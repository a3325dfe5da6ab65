import { everyTenant } from '#kit/jobs/jobs.recurring.ts'
import type { Messages } from '#kit/messages.ts'
import type { Module } from '#kit/module.ts'
import { projectNews } from '#modules/sourcing/index.ts'
import { deliver, type Sending } from './delivering/deliver.service.ts'
import { forgetOld, sendDigests } from './delivering/digest.service.ts'
import { operatingRoutes } from './operating/operating.routes.ts'
import { ownRoutes } from './own/own.routes.ts'
import { pushListeners } from './push/subscription.listeners.ts'
import { pushRoutes } from './push/subscription.routes.ts'
import { streamMessages } from './stream/stream.routes.ts'
import { messageListeners } from './writing/listeners.ts'
import { informOf } from './writing/projects.service.ts'

export { notify } from './writing/notify.service.ts'

/** Messages of all modules, written, shown and sent. */
export const notifications = (sending: Sending, messages: () => readonly (Messages | undefined)[]): Module => ({
  routes: (app) => {
    ownRoutes(app)
    operatingRoutes(app)
    streamMessages(app)
    pushRoutes(app, sending.push)
  },
  get listeners() {
    return { ...messageListeners(messages()), ...pushListeners }
  },
  jobs: [
    deliver(sending),
    ...projectNews(informOf()).jobs,
    everyTenant({ name: 'notifications.sendDigests', everySeconds: 60, run: sendDigests }),
    everyTenant({ name: 'notifications.forgetOld', everySeconds: 3600, run: forgetOld }),
  ],
})
