export const proofTones = { valid: 'ok', altered: 'err', withdrawn: 'mute' } as const
