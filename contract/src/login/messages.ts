import { byMail, everybody, site, template, topic } from '../kit/messages.ts'

const account = '/userInformation'
const facts = { time: ['时间', 'Time', '2026-11-23 09:12'] } as const

export const loginMessages = {
  topics: {
    security: topic('140050701', 'system', ['账号安全', 'Account security'], everybody, [byMail, byMail, site]),
  },
  templates: {
    passwordChanged: template(
      'security',
      account,
      facts,
      ['登录密码已修改', '您的登录密码于 {time} 修改。如非本人操作，请立即联系单位管理员。'],
      ['Your password was changed', "It was changed at {time}. If this wasn't you, contact your administrator."],
    ),
    mobileChanged: template(
      'security',
      account,
      facts,
      ['手机号码已变更', '您的手机号码于 {time} 变更。如非本人操作，请立即联系单位管理员。'],
      ['Your mobile number was changed', "It was changed at {time}. If this wasn't you, contact your administrator."],
    ),
    impersonated: template(
      'security',
      account,
      {
        ...facts,
        by: ['操作人', 'Operator', '张三', 'Zhang San'],
        reason: ['原因', 'Reason', '排查订单页面的问题', 'To look into a problem of the order page'],
      },
      ['有人代入查看了您的账号', '{by}于 {time} 以您的身份查看系统，原因：{reason}。查看期间不能执行任何操作。'],
      [
        'Your account was viewed',
        '{by} began to view the product as you at {time}. Reason: {reason}. Nothing can be changed meanwhile.',
      ],
    ),
    emailChanged: template(
      'security',
      account,
      facts,
      ['邮箱已变更', '您的邮箱于 {time} 变更。如非本人操作，请立即联系单位管理员。'],
      ['Your email was changed', "It was changed at {time}. If this wasn't you, contact your administrator."],
    ),
  },
}
