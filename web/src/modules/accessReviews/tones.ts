export const reviewTones = { '01': 'warn', '02': 'ok' } as const
export const itemTones = { '01': 'warn', '02': 'ok', '03': 'err', '04': 'mute', '05': 'mute' } as const
