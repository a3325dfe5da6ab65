export const enrolments = { title: '报名' }
