/** Passkeys in the browser: asks this service for a challenge, and brings back what signs it. */
const button = document.getElementById('passkey');
const fault = document.getElementById('passkey-fault');

if (button && globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  button.hidden = false;
  button.addEventListener('click', () => {
    fault.hidden = true;
    run(button.form, button.dataset.task ?? 'sign-in').catch((cause) => {
      fault.textContent =
        cause.name === 'NotAllowedError' ? 'No passkey was chosen.' : cause.message;
      fault.hidden = false;
    });
  });
}

/** One exchange: options, the browser's own dialogue, the answer. */
async function run(form, task) {
  const options = await ask(`/sign-in/passkeys/${task}/options`, form, {});
  const credential =
    task === 'add'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        });
  const { next } = await ask(`/sign-in/passkeys/${task}`, form, {
    response: JSON.stringify(credential.toJSON()),
  });
  location.assign(next);
}

async function ask(path, form, more) {
  const sent = new URLSearchParams(new FormData(form));
  sent.delete('password');
  for (const [name, value] of Object.entries(more)) sent.set(name, value);
  const response = await fetch(path, { method: 'POST', body: sent });
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}
