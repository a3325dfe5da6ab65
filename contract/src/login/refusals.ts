import type { Refusals } from '#contract/kit/refusals.ts'

export const loginRefusals = {
  'login.several': [1, '请选择要登录的账号', 'Choose an account to sign in with.'],
  'login.wrong': [2101, '用户名或密码错误', 'Incorrect username or password.'],
  'login.wrongLeft': [
    2118,
    '用户名或密码错误，还可尝试 {left} 次',
    'Incorrect username or password. {left} attempts left.',
  ],
  'login.wrongLast': [
    2119,
    '用户名或密码错误，请 {minutes} 分钟后再试',
    'Incorrect username or password. Try again in {minutes} minutes.',
  ],
  'login.captcha': [2102, '图形验证码错误', 'Incorrect verification code.'],
  'login.keyGone': [2103, '登录页面已过期，请重试', 'This sign-in page has expired. Please try again.'],
  'login.locked': [
    2104,
    '登录失败次数过多，请 {minutes} 分钟后再试',
    'Too many failed sign-ins. Try again in {minutes} minutes.',
  ],
  'login.wrongEntrance': [
    2105,
    '抱歉，登录失败，您没有该系统的权限，请重新选择入口',
    "You don't have access to this portal. Choose another one.",
  ],
  'login.expired': [2107, '该账号已过期，请联系平台运营', 'This account has expired. Contact the platform operator.'],
  'login.slider': [2116, '拼图验证未通过，请重试', "The puzzle wasn't solved. Please try again."],
  'login.wayOff': [2117, '暂不支持该登录方式', "This sign-in method isn't available."],
  'qr.expired': [2121, '二维码已失效', 'This QR code has expired.'],
  'qr.used': [
    2122,
    '该二维码已被使用，请刷新后重新扫描',
    'This QR code has already been used. Refresh it and scan again.',
  ],
  'qr.refused': [2123, '您已在手机上取消登录', 'Sign-in was cancelled on your phone.'],
  'qr.waiting': [2124, '请先在手机上确认登录', 'Confirm the sign-in on your phone first.'],
  'qr.stranger': [2125, '请在显示该二维码的浏览器中登录', 'Continue in the browser that shows this QR code.'],
  'login.weak': [2108, '您的登录密码安全系数太低，需要重置密码！', 'Your password is too weak. You need to reset it.'],
  'login.factorWrong': [2111, '验证码错误，请重新输入', 'Incorrect code. Please try again.'],
  'factor.last': [
    2112,
    '您的账号必须启用二次验证，最后一种验证方式不能移除',
    "Your account requires two-step verification, so the last method can't be removed.",
  ],
  'passkey.refused': [2113, '通行密钥验证失败，请重试', 'Passkey verification failed. Please try again.'],
  'passkey.known': [2114, '该通行密钥已添加', 'This passkey has already been added.'],
  'password.wrong': [2115, '当前密码错误', 'Incorrect current password.'],
  'login.secondFactor': [2109, '请完成二次验证', 'Complete two-step verification.'],
  'login.factorMissing': [2110, '登录前请先设置二次验证', 'Set up two-step verification before signing in.'],
  'login.disabled': [2106, '该账号已停用，请联系单位管理员', 'This account is disabled. Contact your administrator.'],
} as const satisfies Refusals
