import type { FormatName } from './validators.ts'

interface Cases {
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

/** What fits each named format and what does not: one table for the tests of all who check. */
export const formatCases: Readonly<Record<FormatName, Cases>> = {
  mobile: {
    good: ['', '13800001234', '19912345678'],
    bad: [
      '12800001234',
      '1380000123',
      '138000012345',
      ' 13800001234',
      '+8613800001234',
      '１３８００００１２３４',
      '13800001234\n',
    ],
  },
  telephone: {
    good: [
      '',
      '13800001234',
      '88886666',
      '8888666',
      '021-88886666',
      '02188886666',
      '0512-88886666-8001',
      '400-820-8820',
      '8008208820',
    ],
    bad: [
      '12',
      '021-888',
      '0-88886666',
      '500-820-8820',
      '400-820-88201',
      '021 88886666',
      '电话',
      '021-88886666-1234567',
      '138000',
    ],
  },
  emailAddress: {
    good: ['', 'a@b.cn', 'zhang.san+buy@mail.qiming.example.com', 'a-b_c@b-c.info'],
    bad: [
      'a@b',
      'a@b.c',
      'a@b.museum',
      '.a@b.cn',
      'a..b@c.cn',
      'a b@c.cn',
      'a@b.cn\n',
      `${'a'.repeat(99)}@b.cn`,
      '13800001234',
    ],
  },
  phoneOrEmail: {
    good: ['', '13800001234', '021-88886666', '400-820-8820', 'a@b.cn'],
    bad: ['a', '12', 'a@', '13800001234@', '@13800001234', 'b.cn'],
  },
  idCard: {
    good: ['', '11010519491231002X', '11010519491231002x', '440524188001010014', '110105491231002'],
    bad: [
      '110105194912310021',
      '11010519491331002X',
      '110105194902300026',
      '01010519491231002X',
      '110105214912310023',
      '11010549123100',
      '11010549123100X',
      '1101054912310021',
      '110105491331002',
      '11010519491231002',
      '11010519491231002XX',
    ],
  },
  creditCode: {
    good: ['', '1234567890123', '123456789012345', '91310000MA1K00000X', '91310000ma1k00000x'],
    bad: [
      '123456789012',
      '12345678901234',
      '1234567890123456',
      '91310000MA1K00000-',
      '91310000MA1K00000X0',
      '统一社会信用代码一二三四五',
    ],
  },
  taxpayerNumber: {
    good: ['', '1234567890123', '123456789012345', '91310000MA1K00000X', '11010519491231002X01'],
    bad: ['91310000ma1k00000x', '123', '1234567890123456', '123456789012345678901'],
  },
  webAddress: {
    good: [
      '',
      'http://a.cn',
      'https://www.qiming.example.com/about?x=1',
      'ftp://files.a.cn',
      'ftps://a.cn',
      'HTTPS://A.CN',
      'http://企业.中国',
    ],
    bad: [
      'www.a.cn',
      'a.cn',
      'javascript:alert(1)',
      'file:///etc/passwd',
      'http://',
      'http:a.cn',
      '//a.cn',
      'http://a b.cn',
      'http://a.cn\\x',
      'sftp://a.cn',
      'http://[::1',
      ' http://a.cn',
    ],
  },
  agreementNumber: {
    good: ['', 'XY20260001', 'a', '2026'],
    bad: ['XY-2026', 'XY_2026', '协议2026', 'XY 2026', 'XY2026\n'],
  },
  batchNumber: {
    good: ['', 'B1', 'RK20261122-001', '2026/11/22', 'a.b_c'],
    bad: ['-1', 'B1-', 'B--1', '批次1', 'B 1', 'B1\n', '<b>'],
  },
}
