import type { PortalSettings } from '#contract/tenancy/tenancy.ts'

export type LoginMethod = 'account' | 'sms' | 'ca' | 'qr'

export const offeredMethods = ({ accountLogin, smsLogin, caLogin, qrLogin }: PortalSettings): LoginMethod[] => [
  ...(accountLogin === '1' ? (['account'] as const) : []),
  ...(smsLogin === '1' ? (['sms'] as const) : []),
  ...(caLogin === '1' ? (['ca'] as const) : []),
  ...(qrLogin === '1' ? (['qr'] as const) : []),
]
