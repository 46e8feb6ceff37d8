import { LinkToken, MailedCode } from '../../../src/shared/contract/account/mailedCode';
import { NewPassword } from '../../../src/shared/contract/account/newPassword';
import { updatePersonalInfo } from '../../../src/shared/contract/account/personalInfo';
import { removeSubscription, requestSubscription } from '../../../src/shared/contract/account/publicSignUp';
import { registerUser } from '../../../src/shared/contract/account/userAccount';

const codeOf = (read: { error?: { issues: { message: string }[] } }) => read.error?.issues[0]?.message;

describe('what people type from mails', () => {
  it.each(['123456', ' 123456 ', '123 456', '1 2 3 4 5 6'])(
    'is the code "%s", however it was copied',
    (typed) => {
      expect(MailedCode.parse(typed)).toBe('123456');
    },
  );

  it.each([
    [undefined, 'required'],
    ['', 'required'],
    ['12345', 'invalid'],
    ['1234567', 'invalid'],
    ['12345a', 'invalid'],
    ['１２３４５６', 'invalid'],
    [123456, 'invalid'],
  ])('is not the code %j: %s', (typed, code) => {
    expect(codeOf(MailedCode.safeParse(typed))).toBe(code);
  });

  it('is a link’s token of any bounded length', () => {
    expect(LinkToken.parse(' abc ')).toBe('abc');
    expect(LinkToken.safeParse('x'.repeat(101)).success).toBe(false);
    expect(codeOf(LinkToken.safeParse(''))).toBe('required');
  });
});

describe('a new password', () => {
  it('is told the first rule that it breaks, in the order of the specification', () => {
    const codes = ['', ' ', 'A', 'a', 'aA', 'aA1', 'aA1!'.repeat(33)].map((text) =>
      codeOf(NewPassword.safeParse(text)),
    );
    expect(codes).toEqual([
      'password_empty',
      'password_whitespace',
      'password_lowercase',
      'password_uppercase',
      'password_digit',
      'password_too_short',
      'password_too_long',
    ]);
    expect(codeOf(NewPassword.safeParse(undefined))).toBe('password_empty');
    expect(NewPassword.parse('Bridge-Of-Words-9')).toBe('Bridge-Of-Words-9');
  });
});

describe('requests', () => {
  const wish = {
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'ana@people.example',
    password: 'Bridge-Of-Words-9',
    group_id: 100,
  };

  it('register with Starter where no tier is named, and as nothing but client or interpreter', () => {
    expect(registerUser.request.parse(wish).tier).toBe('starter');
    expect(registerUser.request.safeParse({ ...wish, group_id: 300 }).success).toBe(false);
    expect(registerUser.request.safeParse({ ...wish, tier: 'gold' }).success).toBe(false);
  });

  it('drop what they do not name', () => {
    const read = registerUser.request.parse({ ...wish, roles: ['institute_admin'], verified_at: 'now' });
    expect(Object.keys(read).sort()).toEqual([...Object.keys(wish), 'tier'].sort());
    expect(updatePersonalInfo.request.parse({ email: 'x', tier: 'enterprise' })).toEqual({});
  });

  it('take a telephone number as people write it', () => {
    for (const phone of ['', '+44 20 7946 0958', '(55) 1234-5678', '03-1234-5678', '555.0100/12']) {
      expect(updatePersonalInfo.request.parse({ phone })).toEqual({ phone });
    }
    expect(updatePersonalInfo.request.safeParse({ phone: '<script>' }).success).toBe(false);
  });

  it('ask for each topic of the newsletter once, and for all where none is named', () => {
    const { request } = requestSubscription;
    const email = 'ana@people.example';
    expect(request.parse({ email }).topics).toHaveLength(3);
    const twice = ['product_news', 'booking_tips', 'product_news'] as const;
    expect(request.parse({ email, topics: twice }).topics).toEqual(['product_news', 'booking_tips']);
  });

  it('leave the newsletter by a token or by an address, not by both', () => {
    const { request } = removeSubscription;
    expect(request.safeParse({ token: 'x' }).success).toBe(true);
    expect(request.safeParse({ email: 'ana@people.example' }).success).toBe(true);
    expect(request.safeParse({}).success).toBe(false);
    expect(request.safeParse({ token: 'x', email: 'ana@people.example' }).success).toBe(false);
  });
});
