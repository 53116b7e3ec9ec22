/**
 * What comes back from an OpenAI-compatible chat-completions endpoint, and what the model writes in
 * it.
 */
import { z } from 'zod';

/** The answer of `POST /chat/completions`, as far as it is read. */
export const chatCompletion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

const CODE_CHARACTERS_MAX = 20;
const VALUE_CHARACTERS_MAX = 60;
const REASON_CHARACTERS_MAX = 2000;

/**
 * The JSON object that the model is asked for; whether its code and values were offered is checked
 * afterwards.
 */
export const modelReply = z.object({
  axes: z.record(z.string(), z.string().max(VALUE_CHARACTERS_MAX).nullable()).nullish(),
  code: z.string().max(CODE_CHARACTERS_MAX).nullable(),
  reason: z.string().max(REASON_CHARACTERS_MAX).nullish(),
});
