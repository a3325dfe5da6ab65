import type { Refusals } from '#contract/kit/refusals.ts'

export const providerRefusals = {
  'provider.requestGone': [
    2450,
    '本次登录请求已失效，请返回应用重新登录',
    'This sign-in request has expired. Go back to the app and sign in again.',
  ],
  'provider.applicationOff': [2451, '该应用未接入或已停用', "This app isn't connected or has been disabled."],
  'provider.loginAgain': [2452, '请重新登录以确认是您本人', "Sign in again to confirm it's you."],
  'provider.badAddress': [2454, '地址不符合要求：{address}', 'Invalid URL: {address}'],
  'provider.sameAddress': [2455, '地址重复：{address}', 'Duplicate URL: {address}'],
  'provider.justRotated': [
    2456,
    '密钥刚刚更换过，请稍后再试',
    'The signing key was just rotated. Please try again later.',
  ],
  'provider.logoutGone': [2457, '本次退出请求已失效', 'This sign-out request has expired.'],
} as const satisfies Refusals
