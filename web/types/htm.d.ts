/** Its own types say that it is CommonJS, which it is not for us. */
declare const htm: {
  bind: <Result>(
    h: (
      type: unknown,
      props: Readonly<Record<string, unknown>> | null,
      ...children: unknown[]
    ) => Result,
  ) => (markup: TemplateStringsArray, ...values: unknown[]) => Result | Result[];
};
export default htm;
