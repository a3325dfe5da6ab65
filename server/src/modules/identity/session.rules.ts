/** Minutes without a call, and hours altogether, after which a session ends; a tenant may set its own. */
const usual = { idleMinutes: 120, hours: 12 }
const most = { idleMinutes: 24 * 60, hours: 7 * 24 }

const within = (value: string | null, otherwise: number, limit: number): number => {
  const asked = Number(value ?? '')
  return Number.isFinite(asked) && asked > 0 ? Math.min(asked, limit) : otherwise
}

export const sessionLimits = (idleMinutes: string | null, hours: string | null) => ({
  idleMinutes: within(idleMinutes, usual.idleMinutes, most.idleMinutes),
  hours: within(hours, usual.hours, most.hours),
})
