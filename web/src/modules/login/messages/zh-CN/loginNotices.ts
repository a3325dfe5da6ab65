export const loginNotices = { label: '登录须知' } as const
