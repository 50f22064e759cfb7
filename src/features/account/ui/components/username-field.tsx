/** Names the account for password managers; people see it elsewhere on the page. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      defaultValue={email}
      hidden
      readOnly
    />
  );
}
