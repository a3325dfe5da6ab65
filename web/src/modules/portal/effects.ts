import type { LoginSettings } from '#contract/tenancy/loginSettings.ts'

/** Consequences of a change for logged-in people and logins: lockouts and ended sessions. */
export type Effect =
  | 'accountOff'
  | 'smsOff'
  | 'caOff'
  | 'qrOff'
  | 'stricter'
  | 'required'
  | 'oneSession'
  | 'idle'
  | 'hours'
  | 'trialOff'

export function effectsOf(before: LoginSettings, after: LoginSettings): Effect[] {
  const goesOff = (name: 'accountLogin' | 'smsLogin' | 'caLogin' | 'qrLogin' | 'isOpenTrial') =>
    before[name] && !after[name]
  const found: Readonly<Record<Effect, boolean>> = {
    accountOff: goesOff('accountLogin'),
    smsOff: goesOff('smsLogin'),
    caOff: goesOff('caLogin'),
    qrOff: goesOff('qrLogin'),
    stricter: isStricter(before, after),
    required: after.secondFactor === 'required' && before.secondFactor !== 'required',
    oneSession: after.oneSession && !before.oneSession,
    idle: after.sessionIdleMinutes < before.sessionIdleMinutes,
    hours: after.sessionHours < before.sessionHours,
    trialOff: goesOff('isOpenTrial'),
  }
  return (Object.keys(found) as Effect[]).filter((effect) => found[effect])
}

const isStricter = (before: LoginSettings, after: LoginSettings): boolean =>
  after.passwordStrategy &&
  (!before.passwordStrategy ||
    after.passwordLength > before.passwordLength ||
    after.passwordLevel > before.passwordLevel)
