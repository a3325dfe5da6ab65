import { setTimeout as delay } from 'node:timers/promises'
import { type Listened, startChains } from '#kit/events/chain.ts'
import { deliveryJobs, listenedNames, type ListeningModules } from '#kit/events/delivery.ts'
import { type JobsOptions, startJobs } from './jobs.worker.ts'
import { openJobConnections } from './jobs.connections.ts'

export interface WorkerOptions extends JobsOptions {
  /** Connection string of the primary. */
  readonly url: string
  readonly listeners: ListeningModules
}

/** Worker process: audit chains, event delivery, jobs and schedules. */
export function startWorker({ listeners, url, ...options }: WorkerOptions) {
  const listening = Object.fromEntries(Object.entries(listeners).filter(([, each]) => listenedNames(each).length > 0))
  const listened: Listened = Object.fromEntries(
    Object.entries(listening).map(([name, each]) => [name, listenedNames(each)]),
  )
  const connections = openJobConnections(url, options.log)
  const chains = startChains(connections, listened, options.log)
  const jobs = startJobs(connections, { ...options, jobs: [...options.jobs, ...deliveryJobs(listening)] })
  return {
    /** Graceful shutdown: running work is finished or released. */
    stop: async () => {
      await Promise.all([chains.stop(), jobs.stop()])
      await Promise.race([connections.end(), delay(1_000, undefined, { ref: false })])
    },
  }
}
