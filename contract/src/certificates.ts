import type { Refusals } from './kit/refusals.ts'

export const certificatesRefusals = {
  'ca.off': [2300, '未开通 CA 登录', 'Logging in with a CA key is not offered here.'],
  'ca.challengeGone': [2301, '验证已失效，请重试', 'This check has expired. Please try again.'],
  'ca.unreadable': [2302, '无法识别该证书', 'This certificate cannot be read.'],
  'ca.untrusted': [
    2303,
    '该证书不是由受信任的 CA 机构签发的',
    'This certificate was not issued by an authority that is trusted here.',
  ],
  'ca.expired': [2304, '证书已过期，请联系 CA 机构更新', 'This certificate has expired. Please renew it.'],
  'ca.notYetValid': [2305, '证书尚未生效', 'This certificate is not valid yet.'],
  'ca.revoked': [2306, '证书已被吊销', 'This certificate has been revoked.'],
  'ca.noList': [
    2307,
    '暂时无法核验证书是否已吊销，请联系单位管理员',
    'Whether this certificate was revoked cannot be checked now. Please contact your administrator.',
  ],
  'ca.weak': [2308, '证书使用的算法或密钥强度不符合要求', "This certificate's algorithm or key is not strong enough."],
  'ca.notForLogin': [2309, '该证书不能用于登录', 'This certificate is not meant for logging in.'],
  'ca.wrongSignature': [2310, '签名验证失败', 'The signature is not right.'],
  'ca.unbound': [
    2311,
    '该证书尚未绑定账号，请用其他方式登录后在个人信息中绑定',
    'This certificate belongs to no account yet. Log in another way and add it to your account.',
  ],
  'ca.taken': [2312, '该证书已绑定其他账号', 'This certificate already belongs to another account.'],
  'ca.keyMissing': [
    2313,
    '请插入 U-key 并签名后登录',
    'Please log in with your U-key: a serial number proves nothing.',
  ],
} as const satisfies Refusals
