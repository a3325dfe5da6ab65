export const notices = { label: '登录须知' } as const
